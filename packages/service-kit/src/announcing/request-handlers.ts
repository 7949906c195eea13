import 'reflect-metadata';
import type { DynamicModule, Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants';
import { PARAM_ARGS_METADATA, PATTERN_HANDLER_METADATA, PATTERN_METADATA } from '@nestjs/microservices/constants';
import { PatternHandler } from '@nestjs/microservices/enums/pattern-handler.enum';
import { RpcParamtype } from '@nestjs/microservices/enums/rpc-paramtype.enum';
import { z } from 'zod';

/** What `@Payload({ schema })` leaves behind, by `<kind>:<index>`. */
const Parameters = z.record(z.string(), z.object({ schema: z.instanceof(z.ZodType).optional().catch(undefined) }));

/**
 * The subjects that the controllers of a module, and of those it imports, answer with `@MessagePattern`, each with the
 * schema that its `@Payload({ schema })` names, or null. Read from Nest's metadata: nothing is started.
 */
export function requestHandlers(root: Type | DynamicModule): Map<string, z.ZodType | null> {
  return new Map(controllersOf(root, new Set()).flatMap(handlersOf));
}

function controllersOf(module: unknown, seen: Set<unknown>): Type[] {
  if (seen.has(module)) return [];
  seen.add(module);
  const type = isDynamic(module) ? module.module : module;
  if (typeof type !== 'function') return [];
  const own: Partial<DynamicModule> = isDynamic(module) ? module : {};
  const imports = [...listed(type, MODULE_METADATA.IMPORTS), ...(own.imports ?? [])];
  const controllers = [...listed<Type>(type, MODULE_METADATA.CONTROLLERS), ...(own.controllers ?? [])];
  return [...controllers, ...imports.flatMap((imported) => controllersOf(imported, seen))];
}

const isDynamic = (module: unknown): module is DynamicModule =>
  typeof module === 'object' && module !== null && 'module' in module;

function listed<T = unknown>(type: object, key: string): T[] {
  const value: unknown = Reflect.getMetadata(key, type);
  return Array.isArray(value) ? value : [];
}

function handlersOf(controller: Type): [string, z.ZodType | null][] {
  return Object.getOwnPropertyNames(controller.prototype).flatMap((name) => {
    const method: unknown = controller.prototype[name];
    if (typeof method !== 'function') return [];
    if (Reflect.getMetadata(PATTERN_HANDLER_METADATA, method) !== PatternHandler.MESSAGE) return [];
    const schema = payloadSchema(controller, name);
    return listed<string>(method, PATTERN_METADATA).map((subject): [string, z.ZodType | null] => [subject, schema]);
  });
}

function payloadSchema(controller: Type, method: string): z.ZodType | null {
  const parameters = Parameters.safeParse(Reflect.getMetadata(PARAM_ARGS_METADATA, controller, method) ?? {});
  const payload = Object.entries(parameters.data ?? {}).find(([kind]) => kind.startsWith(`${RpcParamtype.PAYLOAD}:`));
  return payload?.[1].schema ?? null;
}

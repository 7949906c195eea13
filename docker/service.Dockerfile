# syntax=docker/dockerfile:1
# The image of one service (gateway, identity, care, learn, community, ai): its own folder and the packages that it needs.
#   docker build --file docker/service.Dockerfile --build-arg SERVICE=care .
ARG NODE=node:20-bookworm-slim

FROM ${NODE} AS build
ARG SERVICE
WORKDIR /serein
COPY package.json package-lock.json tsconfig.base.json tsconfig.service.json ./
COPY packages/contracts packages/contracts
COPY packages/infra packages/infra
COPY packages/registry packages/registry
COPY packages/service-kit packages/service-kit
COPY services/${SERVICE} services/${SERVICE}
# Not `npm ci`, for the reason that tools/bootstrap.mjs gives.
RUN --mount=type=cache,target=/npm \
    npm install --cache /npm --no-save --no-fund --no-audit --include-workspace-root --workspace services/${SERVICE}
RUN node_modules/.bin/tsc -b services/${SERVICE}
# What runs needs neither sources nor tools; packages/infra starts servers for tests.
RUN --mount=type=cache,target=/npm \
    rm -rf node_modules packages/*/node_modules services/*/node_modules packages/infra packages/*/src services/*/src \
    && npm pkg delete devDependencies \
    && npm install --cache /npm --no-save --no-fund --no-audit --omit=dev --workspace services/${SERVICE}

FROM ${NODE}
ARG SERVICE
ENV NODE_ENV=production SERVICE=${SERVICE}
# The gateway keeps copies of the apps' versions here.
RUN install --directory --owner=node --group=node /data
WORKDIR /serein
COPY --from=build /serein ./
COPY docker/gateway-health.mjs docker/service-health.mjs docker/
USER node
CMD ["sh", "-c", "exec node services/$SERVICE/dist/main.js"]

import { Navigate, Route, Routes } from 'react-router-dom';
import { redirects, routes } from '../routes.ts';
import { RoutePage } from './RoutePage.tsx';

/** The route table as the router wants it. The router ignores case by itself. */
export function SiteRoutes() {
  return (
    <Routes>
      {routes.map((route) => (
        <Route key={route.path} path={route.path} element={<RoutePage route={route} />} />
      ))}
      {Object.entries(redirects).map(([from, to]) => (
        <Route key={from} path={from} element={<Navigate to={to} replace />} />
      ))}
      <Route path="*" element={<RoutePage route={null} />} />
    </Routes>
  );
}

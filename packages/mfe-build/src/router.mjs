/**
 * What host and remotes use of the router, and all that the host provides under the name react-router-dom:
 * the whole package would cost every first load 47 KB (gzip) more. Remotes carry no router of their own, so
 * a name that is missing here fails their build (check-shared-imports.mjs). Adding one is all it takes.
 */
export {
  BrowserRouter,
  generatePath,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router';

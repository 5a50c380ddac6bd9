import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/paragraphs.tsx"),
  route("same-elements", "routes/same-elements.tsx"),
] satisfies RouteConfig;

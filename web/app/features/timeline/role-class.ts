import styles from "./roles.module.css";
import type { Role } from "./timeline-filter.ts";
import "#app/ui/theme/role-hues.css";

/** The class that gives what stands for a role its hue. */
export const ROLE_CLASS: Readonly<Record<Role, string | undefined>> = {
  miner: styles.miner,
  validator: styles.validator,
  holder: styles.holder,
  owner: styles.owner,
  developer: styles.developer,
};

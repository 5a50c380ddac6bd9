import {
  Book,
  Coins,
  Compass,
  FileText,
  FlaskConical,
  Hammer,
  KeyRound,
  type LucideIcon,
  Map as MapIcon,
  Network,
  Scale,
  ShieldCheck,
  Sprout,
  Users,
} from "lucide-react";

/** The icons that content may name; one that is not among them is not shown. */
const ICONS: Record<string, LucideIcon> = {
  book: Book,
  coins: Coins,
  compass: Compass,
  "file-text": FileText,
  "flask-conical": FlaskConical,
  hammer: Hammer,
  "key-round": KeyRound,
  map: MapIcon,
  network: Network,
  scale: Scale,
  "shield-check": ShieldCheck,
  sprout: Sprout,
  users: Users,
};

export function ContentIcon({ name }: { name: string | null | undefined }) {
  const Icon = name && Object.hasOwn(ICONS, name) ? ICONS[name] : undefined;
  return Icon ? <Icon className="card-icon" aria-hidden={true} size={24} strokeWidth={1.5} /> : null;
}

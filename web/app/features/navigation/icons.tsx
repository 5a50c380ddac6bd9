import { ChevronDown, CircleUserRound, LogIn, Menu, Search, X } from "lucide-react";

/** Icons beside or instead of words that say the same: hidden from assistive technology. */
const DECORATION = { "aria-hidden": true, size: 20, strokeWidth: 1.75 } as const;

export const SearchIcon = () => <Search {...DECORATION} />;
export const MenuIcon = () => <Menu {...DECORATION} />;
export const CloseIcon = () => <X {...DECORATION} />;
export const ChevronIcon = () => <ChevronDown {...DECORATION} size={16} className="chevron" />;
export const UserIcon = ({ signedIn }: { signedIn: boolean }) =>
  signedIn ? <CircleUserRound {...DECORATION} /> : <LogIn {...DECORATION} />;

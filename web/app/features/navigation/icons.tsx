import { LineIcon } from "#app/ui/icons/line-icon.tsx";

// Of Lucide (ISC).
export const SearchIcon = () => (
  <LineIcon>
    <path d="m21 21-4.34-4.34" />
    <circle cx="11" cy="11" r="8" />
  </LineIcon>
);

export const MenuIcon = () => (
  <LineIcon>
    <path d="M4 5h16M4 12h16M4 19h16" />
  </LineIcon>
);

export const CloseIcon = () => (
  <LineIcon>
    <path d="M18 6 6 18M6 6l12 12" />
  </LineIcon>
);

export const ChevronIcon = () => (
  <LineIcon size={16}>
    <path d="m6 9 6 6 6-6" />
  </LineIcon>
);

export const SignInIcon = () => (
  <LineIcon>
    <path d="m10 17 5-5-5-5M15 12H3M15 3h4a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-4" />
  </LineIcon>
);

export const UserIcon = () => (
  <LineIcon>
    <path d="M17.925 20.056a6 6 0 0 0-11.851.001" />
    <circle cx="12" cy="11" r="4" />
    <circle cx="12" cy="12" r="10" />
  </LineIcon>
);

interface TapAreaProps {
  x: number;
  y: number;
  width: number;
  height: number;
  onTap: () => void;
}

/** What of a picture can be tapped: a shortcut. The choice below the picture has names and takes keys. */
export function TapArea({ onTap, ...place }: TapAreaProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: as said above.
    <rect fill="none" pointerEvents="all" cursor="pointer" {...place} onClick={onTap} />
  );
}

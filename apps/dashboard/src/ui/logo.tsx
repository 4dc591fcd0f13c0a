/** The logo, a stoa: a roof on three columns. */
export function Logo({ size = 26 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" style={{ flex: 'none' }}>
      <rect width="32" height="32" rx="7" fill="var(--mantine-color-aegean-7)" />
      <path fill="#fff" d="M16 6 5 11.2V13h22v-1.8zM7 15h3.4v8H7zm7.3 0h3.4v8h-3.4zm7.3 0H25v8h-3.4zM5 24.4h22V27H5z" />
    </svg>
  );
}

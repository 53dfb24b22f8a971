/** What an organiser prints from the browser: which event it is, what the page says, and nothing to press. */
export const printStyle = {
  '@media print': {
    '&::before': {
      content: 'attr(data-event)',
      display: 'block',
      fontSize: '0.9375rem',
      fontWeight: 600,
      paddingBottom: '4px',
      borderBottom: '1px solid #000',
      marginBottom: '12px',
    },
    '& > .MuiContainer-root': { maxWidth: 'none', padding: '0 !important' },
    '& :is(.MuiButton-root, .MuiIconButton-root, .MuiChip-clickable, .MuiToggleButtonGroup-root, .MuiSwitch-root, .MuiCheckbox-root, [aria-haspopup]:not([data-print]), [role="search"], input[type="checkbox"])':
      { display: 'none !important' },
    '& :is(.MuiFormControl-root:has(input[type="search"]), .MuiFormControlLabel-root:has(.MuiSwitch-root))': {
      display: 'none !important',
    },
    // Fills are not printed; what stands on them has to be read without.
    '& :is(.MuiAlert-root, .MuiAlert-message, .MuiChip-root)': { color: 'var(--mui-palette-text-primary) !important' },
    '& .MuiChip-root': { border: '1px solid var(--mui-palette-divider)' },
    // Long lists lie one row below the other, so that a page ends between two of them.
    '& :is([role="rowgroup"], [role="list"])': { height: 'auto !important', contain: 'none !important' },
    '& :is([role="row"], [role="list"] > [data-index])': {
      position: 'static !important',
      transform: 'none !important',
      breakInside: 'avoid',
    },
  },
} as const

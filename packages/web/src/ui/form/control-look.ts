/** Elements of the browser itself in the look of the library's fields; guests' pages do without its 20 kB. */
export const controlLook = {
  width: '100%',
  minHeight: 52,
  px: 1.75,
  py: 1.5,
  font: 'inherit',
  color: 'inherit',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'text.disabled',
  borderRadius: 1,
  '&:hover': { borderColor: 'text.primary' },
  '&:focus-visible': { outlineOffset: '-1px' },
  '&[aria-invalid="true"]': { borderColor: 'error.main', boxShadow: 'inset 0 0 0 1px var(--mui-palette-error-main)' },
  '&:read-only:not(select)': { bgcolor: 'transparent', borderStyle: 'dashed' },
} as const

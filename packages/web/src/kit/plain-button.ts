/** A button without a look of its own. */
export const plainButton = {
  appearance: 'none',
  border: 0,
  margin: 0,
  padding: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
} as const

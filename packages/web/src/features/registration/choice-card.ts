/** A choice as a card: the whole of it can be tapped, and what is chosen has an edge as well as its mark. */
export const choiceCard = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 1.75,
  py: 1,
  minHeight: 52,
  cursor: 'pointer',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'text.secondary' },
  '&:has(:checked)': {
    borderColor: 'primary.main',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
  },
  '&:has(:focus-visible)': { outline: '3px solid var(--mui-palette-primary-main)', outlineOffset: '2px' },
  '& input': {
    width: 20,
    height: 20,
    m: 0,
    flexShrink: 0,
    cursor: 'inherit',
    accentColor: 'var(--mui-palette-primary-main)',
  },
  '& :focus-visible': { outline: 'none' },
} as const

/** A choice as a card: the whole of it can be tapped, and what is chosen has an edge as well as its mark. */
export const choiceCard = {
  m: 0,
  px: 1.5,
  py: 0.75,
  minHeight: 56,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'text.secondary' },
  '&:has(:checked)': {
    borderColor: 'primary.main',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
  },
  '&:has(:focus-visible)': { outline: '3px solid var(--mui-palette-primary-main)', outlineOffset: '2px' },
  '& :focus-visible': { outline: 'none' },
} as const

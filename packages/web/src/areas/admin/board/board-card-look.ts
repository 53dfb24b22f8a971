import { styled } from '@mui/material/styles'

/** Plain elements with a class: a large event has some thousand of them, and they are drawn at once. */
export const TeamBox = styled('li')({
  position: 'relative',
  listStyle: 'none',
  padding: 10,
  borderRadius: 12,
  border: '1px solid var(--mui-palette-divider)',
  borderInlineStart: '4px solid var(--course, var(--mui-palette-divider))',
  backgroundColor: 'var(--mui-palette-background-paper)',
  scrollMarginBlock: '140px 120px',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 150px',
  '@media print': { breakInside: 'avoid', contentVisibility: 'visible' },
  cursor: 'grab',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  '&[data-fixed], [data-fixed] &': { cursor: 'default' },
  '&[data-drag-mark="source"]': { opacity: 0.55, outline: '2px dashed var(--mui-palette-text-secondary)' },
  '&[data-drag-mark="possible"]': { outline: '3px solid var(--mui-palette-success-main)' },
  '&[data-drag-mark="refused"]': { outline: '3px dashed var(--mui-palette-error-main)' },
})

export const PersonBox = styled('li')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  listStyle: 'none',
  padding: '4px 0 4px 4px',
  borderRadius: 8,
  scrollMarginBlock: '140px 120px',
  cursor: 'grab',
  '[data-fixed] &': { cursor: 'default' },
  '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
  '&[data-drag-mark="source"]': { opacity: 0.55, outline: '2px dashed var(--mui-palette-text-secondary)' },
  '&[data-drag-mark="possible"]': { outline: '3px solid var(--mui-palette-success-main)' },
  '&[data-drag-mark="refused"]': { outline: '3px dashed var(--mui-palette-error-main)' },
})

/** Opens the actions of what it stands beside. */
export const ActionsButton = styled('button')({
  flexShrink: 0,
  display: 'inline-grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  margin: '-4px 0',
  padding: 0,
  border: 0,
  borderRadius: 18,
  color: 'var(--mui-palette-text-secondary)',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
  '&:focus-visible': { outline: '3px solid var(--mui-palette-primary-main)', outlineOffset: -1 },
})

export const Notes = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '4px 6px', alignItems: 'center' })

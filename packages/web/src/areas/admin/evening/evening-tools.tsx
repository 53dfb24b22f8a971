import Box from '@mui/material/Box'
import { DelayButton } from './delay/delay-button.tsx'
import { useTonight } from './evening-context.tsx'
import { HelpersButton } from './helpers/helpers-button.tsx'
import { MessageButton } from './message-button.tsx'

/** What organisers can do for many at once; helpers have none of it. */
export function EveningTools() {
  const { isOrganiser, people } = useTonight()
  if (!isOrganiser || people.cancelled) return null
  return (
    <Box sx={row}>
      <MessageButton />
      <DelayButton />
      <HelpersButton />
    </Box>
  )
}

/** On a phone one row of equal buttons, the icon above the word. */
const row = {
  display: { xs: 'grid', md: 'flex' },
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 1,
  mb: { xs: 3, md: 0 },
  '&:empty': { display: 'none' },
  '& .MuiButton-root': {
    minHeight: 56,
    px: { xs: 0.5, md: 2 },
    flexDirection: { xs: 'column', md: 'row' },
    fontSize: { xs: '0.875rem', md: '1rem' },
    lineHeight: 1.3,
    whiteSpace: 'nowrap',
  },
  '& .MuiButton-startIcon': { m: { xs: 0, md: '0 8px 0 -4px' } },
} as const

import Box from '@mui/material/Box'
import { keyframes } from '@mui/material/styles'

const slide = keyframes`
  from { transform: translateX(-100%) }
  to { transform: translateX(300%) }
`

/** Shown while something of unknown duration is loading. */
export function LoadingBar({ label }: { label: string }) {
  return (
    <Box role="progressbar" aria-label={label} sx={{ height: 4, overflow: 'hidden', bgcolor: 'action.hover' }}>
      <Box sx={{ height: 1, width: '33%', bgcolor: 'primary.main', animation: `${slide} 1.2s linear infinite` }} />
    </Box>
  )
}

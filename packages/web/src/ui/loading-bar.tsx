import Box from '@mui/material/Box'
import { keyframes } from '@mui/material/styles'

const slide = keyframes`
  from { transform: translateX(-100%) }
  to { transform: translateX(300%) }
`

/** A sign that something is on its way, where nobody knows how long it takes. */
export function LoadingBar({ label }: { label: string }) {
  return (
    <Box role="progressbar" aria-label={label} sx={{ height: 4, overflow: 'hidden', bgcolor: 'action.hover' }}>
      <Box sx={{ height: 1, width: '33%', bgcolor: 'primary.main', animation: `${slide} 1.2s linear infinite` }} />
    </Box>
  )
}

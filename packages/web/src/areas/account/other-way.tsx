import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'

/** Below a form: where those go who need the other one. */
export function OtherWay({ question, to, label }: { question: string; to: string; label: string }) {
  return (
    <Box component="p" sx={{ mt: 4, mb: 0, pt: 3, borderTop: 1, borderColor: 'divider' }}>
      {question}{' '}
      <MuiLink component={Link} to={to} sx={{ display: 'inline-block', py: 0.5, fontWeight: 600 }}>
        {label}
      </MuiLink>
    </Box>
  )
}

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** Says what this place is for and offers the next step. */
export function EmptyState({
  icon,
  title,
  children,
  action,
}: {
  icon: string
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <Box
      sx={{
        textAlign: 'center',
        py: { xs: 5, md: 8 },
        px: 2,
        border: 1,
        bgcolor: 'background.paper',
        borderColor: 'divider',
        borderRadius: 3,
      }}
    >
      <Icon path={icon} sx={{ fontSize: 40, color: 'text.secondary', mb: 1 }} />
      <Typography variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children && (
        <Typography component="div" sx={{ color: 'text.secondary', maxWidth: '56ch', mx: 'auto' }}>
          {children}
        </Typography>
      )}
      {action && (
        <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>{action}</Box>
      )}
    </Box>
  )
}

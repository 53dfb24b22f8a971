import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { Icon } from '../../ui/icon.tsx'

export function EventSection({ icon, title, children }: { icon: string; title: ReactNode; children: ReactNode }) {
  const titleId = useId()
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'center', mb: 1.5 }}>
        <Icon path={icon} color="primary" />
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
      </Box>
      {children}
    </Card>
  )
}

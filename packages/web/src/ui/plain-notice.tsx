import { mdiAlertCircleOutline, mdiAlertOutline, mdiCheckCircleOutline, mdiInformationOutline } from '@mdi/js'
import Box, { type BoxProps } from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

const icons = {
  info: mdiInformationOutline,
  success: mdiCheckCircleOutline,
  warning: mdiAlertOutline,
  error: mdiAlertCircleOutline,
}

interface PlainNoticeProps {
  severity: keyof typeof icons
  title?: string
  /** Below the text: what can be done about it. */
  action?: ReactNode
  sx?: BoxProps['sx']
  children: ReactNode
}

/** A notice in a box; errors are announced at once. */
export function PlainNotice({ severity, title, action, sx = {}, children }: PlainNoticeProps) {
  const ground = `color-mix(in srgb, var(--mui-palette-${severity}-main) 9%, var(--mui-palette-background-paper))`
  return (
    <Box
      role={severity === 'error' ? 'alert' : 'note'}
      sx={[{ display: 'flex', gap: 1.5, p: 2, borderRadius: 1.5, bgcolor: ground }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <Icon path={icons[severity]} sx={{ color: `${severity}.main`, flexShrink: 0, mt: '1px' }} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        {title !== undefined && <Box sx={{ fontWeight: 650 }}>{title}</Box>}
        {children}
        {action !== undefined && <Box sx={{ mt: 1 }}>{action}</Box>}
      </Box>
    </Box>
  )
}

import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'

interface ActionNoticeProps {
  severity: 'info' | 'warning'
  action: ReactNode
  children: ReactNode
}

/** A notice with something to do about it; on a phone all but a short button go below the sentence, each in one line. */
export function ActionNotice({ severity, action, children }: ActionNoticeProps) {
  return (
    <Alert
      severity={severity}
      action={action}
      sx={{
        mb: 2,
        alignItems: { xs: 'flex-start', sm: 'center' },
        flexWrap: 'wrap',
        '& .MuiAlert-message': { flex: { xs: '1 1 130px', sm: '1 1 200px' } },
        '& .MuiAlert-action': { p: 0, ml: 'auto', mr: -1, flexWrap: 'wrap', justifyContent: 'flex-end' },
      }}
    >
      {children}
    </Alert>
  )
}

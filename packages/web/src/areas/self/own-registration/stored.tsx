import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export function StoredPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ px: 2, py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' }, '& dd': { m: 0 } }}>
      <Typography component="dt" variant="h4" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}

/** One thing that is stored, also when it is nothing. */
export function Stored({ label, children }: { label: string; children: string }) {
  const { t } = useTranslation('registration')
  return (
    <Box component="dd" sx={{ display: 'flex', gap: 2, py: 0.25 }}>
      <Box
        component="span"
        sx={{ flex: '0 0 40%', minWidth: 0, color: 'text.secondary', overflowWrap: 'anywhere', hyphens: 'auto' }}
      >
        {label}
      </Box>
      <Box component="span" sx={{ flex: 1, minWidth: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {children || (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t('own.none')}
          </Box>
        )}
      </Box>
    </Box>
  )
}

import { mdiClose } from '@mdi/js'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../ui/icon.tsx'

interface FloatingBarProps {
  isShown: boolean
  label: string
  count: number
  onClear: () => void
  /** Beside the count: who else could be ticked. */
  more: ReactNode
  children: ReactNode
}

/** Stays at the bottom of the window, above the places of the area on a phone. */
export function FloatingBar({ isShown, label, count, onClear, more, children }: FloatingBarProps) {
  const { t } = useTranslation('roster')
  return (
    <Box role="region" aria-label={label} sx={{ position: 'sticky', bottom: { xs: 66, md: 16 }, zIndex: 3 }}>
      {isShown && (
        <Paper
          elevation={6}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            p: 1.25,
            pl: 2,
            border: 1,
            borderColor: 'primary.main',
            borderRadius: 3,
          }}
        >
          <Box component="span" role="status" sx={{ fontWeight: 640 }}>
            {t('select.count', { count })}
          </Box>
          <Box sx={{ mr: 'auto' }}>{more}</Box>
          <Box sx={{ order: { xs: 0, sm: 1 } }}>
            <IconButton size="small" aria-label={t('select.clear')} onClick={onClear}>
              <Icon path={mdiClose} />
            </IconButton>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, width: { xs: '100%', sm: 'auto' } }}>{children}</Box>
        </Paper>
      )}
    </Box>
  )
}

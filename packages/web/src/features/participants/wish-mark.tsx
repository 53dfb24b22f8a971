import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { wishIcons } from './wish-icons.ts'
import type { Wish } from './wish-state.ts'

/** Whom somebody would like to cook with, and what became of it. */
export function WishMark({ wish }: { wish: Wish }) {
  const { t } = useTranslation('participants')
  return (
    <Box
      component="span"
      sx={{ display: 'flex', gap: 0.75, alignItems: 'flex-start', fontSize: '0.8125rem', color: 'text.secondary' }}
    >
      <Icon
        path={wishIcons[wish.state]}
        sx={{ fontSize: 16, mt: '2px', color: wish.state === 'mutual' ? 'success.main' : 'warning.main' }}
      />
      <span>{t(`wish.${wish.state}`, { name: wish.name })}</span>
    </Box>
  )
}

import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { settingsSections } from './settings-sections.ts'

/** The sections at a glance; the address says where one is. */
export function SectionLinks() {
  const { t } = useTranslation('settings')
  const current = useLocation().hash.slice(1)
  return (
    <Box component="nav" aria-label={t('contents')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3 }}>
      {settingsSections.map((section) => (
        <Chip
          key={section}
          component={Link}
          to={`#${section}`}
          replace
          clickable
          label={t(`sections.${section}`)}
          variant={section === current ? 'filled' : 'outlined'}
          color={section === current ? 'primary' : 'default'}
          aria-current={section === current ? 'location' : undefined}
        />
      ))}
    </Box>
  )
}

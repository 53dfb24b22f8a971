import { mdiBullhornVariantOutline, mdiCalendarRemoveOutline, mdiEyeCheckOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { ActionLink } from '../../ui/action-look.ts'
import { Icon } from '../../ui/icon.tsx'
import { ForgetPicture } from './pictures/forget-picture.tsx'
import { Section } from './section.tsx'

const promises = [
  { key: 'deleted', icon: mdiCalendarRemoveOutline },
  { key: 'silent', icon: mdiBullhornVariantOutline },
  { key: 'own', icon: mdiEyeCheckOutline },
] as const

export function PrivacyPromise() {
  const { t } = useTranslation('landing')
  return (
    <Section title={t('privacy.title')} intro={t('privacy.text')} raised picture={<ForgetPicture />} pictureSide="left">
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mb: 4, display: 'grid', gap: 1.5 }}>
        {promises.map(({ key, icon }) => (
          <Box component="li" key={key} sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
            <Icon path={icon} sx={{ color: 'primary.main' }} />
            <Typography>{t(`privacy.${key}`)}</Typography>
          </Box>
        ))}
      </Box>
      <ActionLink to={paths.privacy()} variant="outlined">
        {t('privacy.more')}
      </ActionLink>
    </Section>
  )
}

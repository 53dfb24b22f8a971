import {
  mdiAccountGroupOutline,
  mdiAccountOffOutline,
  mdiCarrot,
  mdiCellphone,
  mdiChefHat,
  mdiEmailFastOutline,
  mdiFileTableOutline,
  mdiMapOutline,
} from '@mdi/js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { ActionLink } from '../../ui/action-look.ts'
import { Icon } from '../../ui/icon.tsx'
import { BoardScreen, PhoneScreen } from './screens.tsx'
import { Section } from './section.tsx'

interface Reason {
  icon: string
  title: string
  text: string
}

export function OrganiserReasons() {
  const { t } = useTranslation('landing')
  const reasons = [
    { icon: mdiFileTableOutline, title: t('organisers.list'), text: t('organisers.listText') },
    { icon: mdiAccountGroupOutline, title: t('organisers.plan'), text: t('organisers.planText') },
    { icon: mdiEmailFastOutline, title: t('organisers.messages'), text: t('organisers.messagesText') },
    { icon: mdiMapOutline, title: t('organisers.map'), text: t('organisers.mapText') },
  ]
  return (
    <Section
      title={t('organisers.title')}
      intro={t('organisers.intro')}
      raised
      picture={<BoardScreen />}
      pictureSide="left"
    >
      <Reasons reasons={reasons} />
      <ActionLink to={`${paths.guide()}#veranstalten`} variant="outlined">
        {t('organisers.more')}
      </ActionLink>
    </Section>
  )
}

export function GuestReasons() {
  const { t } = useTranslation('landing')
  const reasons = [
    { icon: mdiCellphone, title: t('participants.route'), text: t('participants.routeText') },
    { icon: mdiChefHat, title: t('participants.partner'), text: t('participants.partnerText') },
    { icon: mdiCarrot, title: t('participants.diet'), text: t('participants.dietText') },
    { icon: mdiAccountOffOutline, title: t('participants.account'), text: t('participants.accountText') },
  ]
  return (
    <Section title={t('participants.title')} intro={t('participants.intro')} picture={<PhoneScreen />}>
      <Reasons reasons={reasons} />
      <ActionLink to={`${paths.guide()}#mitmachen`} variant="outlined">
        {t('participants.more')}
      </ActionLink>
    </Section>
  )
}

function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        mb: 4,
        display: 'grid',
        columnGap: 5,
        rowGap: 3.5,
        gridTemplateColumns: { sm: '1fr 1fr' },
      }}
    >
      {reasons.map(({ icon, title, text }) => (
        <Box component="li" key={title} sx={{ display: 'flex', gap: 2 }}>
          <Icon path={icon} sx={{ color: 'primary.main', fontSize: 28, mt: '-1px' }} />
          <Box>
            <Typography variant="h3" sx={{ mb: 0.5 }}>
              {title}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
          </Box>
        </Box>
      ))}
    </Box>
  )
}

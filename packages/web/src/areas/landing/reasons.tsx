import {
  mdiAccountGroupOutline,
  mdiAccountOffOutline,
  mdiCellphone,
  mdiChefHat,
  mdiEmailFastOutline,
  mdiFileTableOutline,
  mdiMapOutline,
} from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { Icon } from '../../ui/icon.tsx'

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
  return <Reasons reasons={reasons} columns={2} more={t('organisers.more')} />
}

export function GuestReasons() {
  const { t } = useTranslation('landing')
  const reasons = [
    { icon: mdiCellphone, title: t('participants.route'), text: t('participants.routeText') },
    { icon: mdiChefHat, title: t('participants.partner'), text: t('participants.partnerText') },
    { icon: mdiAccountOffOutline, title: t('participants.account'), text: t('participants.accountText') },
  ]
  return <Reasons reasons={reasons} columns={3} more={t('participants.more')} />
}

function Reasons({ reasons, columns, more }: { reasons: readonly Reason[]; columns: number; more: string }) {
  return (
    <>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          mb: 4,
          display: 'grid',
          columnGap: 6,
          rowGap: 4,
          gridTemplateColumns: { md: `repeat(${columns}, 1fr)` },
        }}
      >
        {reasons.map(({ icon, title, text }) => (
          <Box component="li" key={title} sx={{ display: 'flex', gap: 2 }}>
            <Icon path={icon} sx={{ color: 'primary.main', fontSize: 28, mt: '-1px' }} />
            <Box>
              <Typography variant="h3" sx={{ mb: 0.5 }}>
                {title}
              </Typography>
              <Typography sx={{ maxWidth: '52ch' }}>{text}</Typography>
            </Box>
          </Box>
        ))}
      </Box>
      <Button component={Link} to={paths.guide()} variant="outlined">
        {more}
      </Button>
    </>
  )
}

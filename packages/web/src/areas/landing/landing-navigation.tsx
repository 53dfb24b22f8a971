import { mdiAccountCircleOutline, mdiMenu } from '@mdi/js'
import Box from '@mui/material/Box'
import type { SxProps } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { fullNameOf, useSession } from '../../features/accounts/session.ts'
import { paths } from '../../lib/paths.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Links to public pages; their texts are `navigation` of the landing phrases. */
const publicPlaces = [
  { key: 'guide', to: paths.guide() },
  { key: 'events', to: paths.events() },
  { key: 'myEvents', to: paths.myEvents() },
  { key: 'news', to: paths.news() },
  { key: 'create', to: paths.wizard.basics() },
] as const

/** Links in the bar on wide screens, behind one button on narrow ones. */
export function LandingNavigation() {
  const { t } = useTranslation('landing')
  return (
    <Box component="nav" aria-label={t('navigation.label')}>
      <Box component="ul" sx={[list, { display: { xs: 'none', md: 'flex' }, gap: { md: 0, lg: 1 } }]}>
        <Places look={inBar} />
        <AccountPlace look={[inBar, accountInBar]} />
      </Box>
      <Disclosure
        label={t('navigation.open')}
        icon={<Icon path={mdiMenu} />}
        sx={{ display: { md: 'none' }, position: 'static' }}
        panel={{ left: 8, right: 8, top: 'calc(100% + 4px)' }}
      >
        <Box component="ul" sx={list}>
          <Places look={inPanel} />
          <AccountPlace look={inPanel} />
        </Box>
      </Disclosure>
    </Box>
  )
}

function Places({ look }: { look: typeof inBar | typeof inPanel }) {
  const { t } = useTranslation('landing')
  return publicPlaces.map(({ key, to }) => (
    <li key={key}>
      <Box component={NavLink} to={to} end sx={look}>
        {t(`navigation.${key}`)}
      </Box>
    </li>
  ))
}

/** Links to the login, or to the account of the reader who is logged in. */
function AccountPlace({ look }: { look: SxProps }) {
  const { t } = useTranslation('landing')
  const session = useSession()
  const name = session && (fullNameOf(session) || session.username)
  return (
    <li>
      <Box
        component={NavLink}
        to={session ? paths.account.profile() : paths.account.login()}
        sx={look}
        {...(name ? { 'aria-label': t('navigation.account', { name }) } : {})}
      >
        <Icon path={mdiAccountCircleOutline} />
        <span>{session ? name || t('navigation.profile') : t('navigation.login')}</span>
      </Box>
    </li>
  )
}

const list = { listStyle: 'none', m: 0, p: 0 }

const inBar = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  px: { md: 1.25, lg: 1.5 },
  borderRadius: 1,
  color: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { bgcolor: 'rgba(255, 255, 255, 0.14)' },
  '&.active': { textDecoration: 'underline', textUnderlineOffset: '6px', textDecorationThickness: '2px' },
} as const

/** On medium widths only the icon is visible; screen readers read the text at every width. */
const accountInBar = {
  gap: 0.75,
  minWidth: 40,
  justifyContent: 'center',
  '& span': {
    maxWidth: '14ch',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    position: { md: 'absolute', lg: 'static' },
    clipPath: { md: 'inset(50%)', lg: 'none' },
  },
} as const

const inPanel = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 48,
  px: 2,
  borderRadius: 1,
  color: 'inherit',
  fontSize: '1.0625rem',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
  '&.active': { bgcolor: 'action.selected' },
} as const

import { mdiAccountCircleOutline, mdiMenu } from '@mdi/js'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { fullNameOf, useSession } from '../../features/accounts/user-accounts/session.ts'
import { Disclosure } from '../../kit/disclosure.tsx'
import { Icon } from '../../kit/icon.tsx'
import { paths } from '../../lib/paths.ts'
import * as styles from './landing-navigation.css.ts'

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
    <nav aria-label={t('navigation.label')}>
      <ul className={styles.list}>
        <Places look={styles.inBar} />
        <AccountPlace look={styles.accountInBar} />
      </ul>
      <Disclosure
        label={t('navigation.open')}
        icon={<Icon path={mdiMenu} />}
        className={styles.menu}
        panelClass={styles.panel}
      >
        <ul className={styles.menuList}>
          <Places look={styles.inPanel} />
          <AccountPlace look={styles.inPanel} />
        </ul>
      </Disclosure>
    </nav>
  )
}

function Places({ look }: { look: string }) {
  const { t } = useTranslation('landing')
  return publicPlaces.map(({ key, to }) => (
    <li key={key}>
      <NavLink to={to} end className={look}>
        {t(`navigation.${key}`)}
      </NavLink>
    </li>
  ))
}

/** Links to the login, or to the account of the reader who is logged in; `showAccount` does that in a document. */
function AccountPlace({ look }: { look: string }) {
  const { t } = useTranslation('landing')
  const session = useSession()
  const name = session && (fullNameOf(session) || session.username)
  return (
    <li>
      <NavLink
        to={session ? paths.account.profile() : paths.account.login()}
        className={look}
        data-account={t('navigation.account', { name: '{name}' })}
        data-profile={t('navigation.profile')}
        data-profile-address={paths.account.profile()}
        {...(name ? { 'aria-label': t('navigation.account', { name }) } : {})}
      >
        <Icon path={mdiAccountCircleOutline} />
        <span>{session ? name || t('navigation.profile') : t('navigation.login')}</span>
      </NavLink>
    </li>
  )
}

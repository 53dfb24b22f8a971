import { mdiAccountCircleOutline, mdiCalendarHeartOutline, mdiMonitorDashboard } from '@mdi/js'
import { useTranslation } from 'react-i18next'
import { NavLink, Outlet } from 'react-router'
import { Icon } from '../../../kit/icon.tsx'
import { paths } from '../../../lib/paths.ts'
import { AppShell } from '../../shell/app-shell.tsx'
import { SiteFooter } from '../../shell/site-footer.tsx'
import * as styles from './own-pages-shell.css.ts'
import { useSession } from './session.ts'

/** In the black bar of one's own pages; on a phone the icons alone. */
function AccountNavigation() {
  const { t } = useTranslation()
  const session = useSession()
  const isOperator = session?.roles.includes('ROLE_ADMIN') === true
  const account = session
    ? { to: paths.account.profile(), label: t('ownPages.profile') }
    : { to: paths.account.login(), label: t('ownPages.login') }
  return (
    <nav aria-label={t('ownPages.label')} className={styles.navigation}>
      {isOperator && (
        <NavLink to={paths.platform()} end className={styles.wideOnly}>
          <Icon path={mdiMonitorDashboard} />
          <span>{t('ownPages.platform')}</span>
        </NavLink>
      )}
      <NavLink to={paths.myEvents()} end className={styles.place}>
        <Icon path={mdiCalendarHeartOutline} />
        <span>{t('ownPages.myEvents')}</span>
      </NavLink>
      <NavLink to={account.to} end className={styles.place}>
        <Icon path={mdiAccountCircleOutline} />
        <span>{account.label}</span>
      </NavLink>
    </nav>
  )
}

/** Around my events and the account. */
export function OwnPagesShell() {
  return (
    <AppShell navigation={<AccountNavigation />} footer={<SiteFooter />}>
      <Outlet />
    </AppShell>
  )
}

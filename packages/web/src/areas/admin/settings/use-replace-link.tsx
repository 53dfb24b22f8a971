import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useReplaceAdministrationLink } from '../../../features/dinners/use-replace-administration-link.ts'
import { demoReachOf } from '../../../features/messages/demo-reach.ts'
import { paths } from '../../../lib/paths.ts'
import { useConfirm } from '../../../ui/confirm-dialog.tsx'
import { useNotify } from '../../../ui/notifications.tsx'
import { useAdminDinner, useAdminId } from '../shell/admin-dinner.ts'
import { Losses } from './losses.tsx'
import { useDepart } from './unsaved-sections.tsx'

/** Asks, saying whom it shuts out, replaces the link and goes on with the new one; the old one stays not even in the history of the tab. */
export function useReplaceLink(): () => Promise<void> {
  const { t } = useTranslation('settings')
  const dinner = useAdminDinner()
  const { email } = dinner
  const reach = demoReachOf(dinner)
  const isMailed = reach === undefined || reach === 'reaches'
  const confirm = useConfirm()
  const depart = useDepart()
  const notify = useNotify()
  const navigate = useNavigate()
  const { mutateAsync } = useReplaceAdministrationLink(useAdminId())
  return async () => {
    const sentences = [
      <strong key="dies">{t('link.question.dies')}</strong>,
      isMailed ? t('link.question.mailed', { email }) : t('link.question.notMailed'),
      t('link.question.others'),
      t('link.question.guests'),
    ]
    const isSure = await confirm({
      title: t('link.question.title'),
      message: <Losses sentences={sentences} />,
      confirmLabel: t('link.question.confirm'),
      destructive: true,
    })
    if (!isSure) return
    await depart(() =>
      mutateAsync().then(async (replaced) => {
        notify.success(isMailed ? t('link.done', { email }) : t('link.doneNotMailed'))
        await navigate(`${paths.admin.settings(replaced.adminId)}#link`, { replace: true })
      }, notify.failure),
    )
  }
}

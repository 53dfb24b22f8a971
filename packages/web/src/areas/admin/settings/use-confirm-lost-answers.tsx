import { useTranslation } from 'react-i18next'
import { lostAnswers } from '../../../features/registration-form/lost-answers.ts'
import { useRegistrationForm } from '../../../features/registration-form/registration-form.api.ts'
import { useConfirm } from '../../../ui/confirm-dialog.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'
import { Losses } from './losses.tsx'

/** Asks before answers are deleted that somebody gave; counted anew, as guests answer meanwhile. */
export function useConfirmLostAnswers() {
  const { t } = useTranslation('settings')
  const { refetch } = useRegistrationForm(useAdminId())
  const confirm = useConfirm()
  return async (asked: Parameters<typeof lostAnswers>[1], since: number): Promise<boolean> => {
    const { data: before } = await refetch({ throwOnError: true })
    if (!before) return false
    // Saving is refused then, before anything is lost.
    if (before.registrationFormVersion !== since) return true
    const { answers, allergens } = lostAnswers(before, asked)
    if (answers.length === 0 && allergens === 0) return true
    const sentences = [
      ...answers.map(({ label, count }) => t('form.lost.answers', { label, count })),
      ...(allergens > 0 ? [t('form.lost.allergens', { count: allergens })] : []),
    ]
    return confirm({
      title: t('form.lost.title'),
      message: <Losses sentences={sentences} />,
      confirmLabel: t('form.lost.confirm'),
      destructive: true,
    })
  }
}

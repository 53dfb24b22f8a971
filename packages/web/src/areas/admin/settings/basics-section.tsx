import { basicDetailsInput } from '@running-dinner/contract/dinners.ts'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useSaveBasicSettings } from '../../../features/dinners/dinner-settings.api.ts'
import { paths } from '../../../lib/paths.ts'
import { useStoredForm } from '../../../ui/form/index.ts'
import { useNotify } from '../../../ui/notifications.tsx'
import { useAdminDinner, useAdminId } from '../shell/admin-dinner.ts'
import { BasicsFields } from './basics-fields.tsx'
import type { BasicsValues } from './basics-values.ts'
import { SettingsForm } from './settings-form.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useConfirmBasics } from './use-confirm-basics.tsx'

const basicsSchema = basicDetailsInput.omit({ teamPartnerWishDisabled: true })

/** Title, place, day, language and who can register. */
export function BasicsSection() {
  const { t } = useTranslation('settings')
  const adminId = useAdminId()
  const { teamPartnerWishDisabled: _, ...stored } = useAdminDinner().basicDetails
  const form = useStoredForm<BasicsValues, BasicsValues>(basicsSchema, stored)
  const { mutateAsync } = useSaveBasicSettings(adminId)
  const { confirmed, isWorthTelling } = useConfirmBasics()
  const notify = useNotify()
  const navigate = useNavigate()
  const save = async (basicDetails: BasicsValues) => {
    const tell = isWorthTelling(basicDetails)
    if (!(await confirmed(basicDetails))) return false
    await mutateAsync({ basicDetails })
    if (tell) {
      const write = () => void navigate(paths.admin.participantMessages(adminId))
      notify.done(t('basics.dateSaved'), [{ label: t('basics.writeNow'), onAct: write }])
    } else notify.success(t('saved'))
    return true
  }
  return (
    <SettingsSection id="basics" intro={t('basics.intro')}>
      <SettingsForm section="basics" form={form} onSave={save} rename={(field) => field.replace('basicDetails.', '')}>
        <BasicsFields />
      </SettingsForm>
    </SettingsSection>
  )
}

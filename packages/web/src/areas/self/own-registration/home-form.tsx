import type { OwnRegistration } from '@running-dinner/contract/people'
import { type DoorFacts, doorOf } from '@running-dinner/domain/people'
import { useTranslation } from 'react-i18next'
import { useAskForHome } from '../../../features/guests/self-service/own-requests.api.ts'
import { AddressFields } from '../../../features/people/registration/address-fields.tsx'
import { SeatsInput } from '../../../features/people/registration/kitchen-fields.tsx'
import type { RegistrationValues } from '../../../features/people/registration/registration-values.ts'
import { TextField } from '../../../kit/text-field.tsx'
import { applyIssues } from '../../../ui/form/apply-issues.ts'
import { Form } from '../../../ui/form/form.tsx'
import { useLazyForm } from '../../../ui/form/lazy-form.ts'
import { useToast } from '../../../ui/toasts.tsx'
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx'
import * as shared from '../self.css.ts'
import { useSelfLink } from '../self-link.ts'
import { EditButtons, EditPart } from './own-registration-form.tsx'

const loadSchema = () => import('@running-dinner/contract/forms').then((file) => file.askForHomeInput)

type HomeValues = Pick<
  RegistrationValues,
  'street' | 'streetNr' | 'zip' | 'cityName' | 'country' | 'addressRemarks' | keyof DoorFacts | 'numSeats'
> & { word: string }
type HomeBody = Omit<HomeValues, 'numSeats'> & { numSeats: number | undefined }

interface HomeFormProps {
  own: OwnRegistration
  onStop: () => void
  onSent: () => void
}

/** Address and seats as they are stored, to be changed; nothing is stored until the organiser accepts. */
export function HomeForm({ own, onStop, onSent }: HomeFormProps) {
  const { t } = useTranslation('requests')
  const { t: registration } = useTranslation('registration')
  const toast = useToast()
  const { mutateAsync, isPending } = useAskForHome(useSelfLink())
  const form = useLazyForm<HomeValues, HomeBody>(loadSchema, { defaultValues: valuesOf(own) })
  const handleSubmit = async (body: HomeBody) => {
    try {
      await mutateAsync(body)
      form.reset(undefined, { keepValues: true })
      onSent()
    } catch (error) {
      applyIssues(form, error, toast.error)
    }
  }
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <UnsavedGuard dirty={form.formState.isDirty && !isPending} />
      <p className={shared.intro}>{t('home.text')}</p>
      <EditPart title={registration('own.address')}>
        <AddressFields country="" zipRestrictions="" />
      </EditPart>
      <EditPart title={registration('own.kitchen')}>
        <SeatsInput needed={own.dinner.numSeatsNeededForHost} />
      </EditPart>
      <EditPart title={t('home.wordTitle')}>
        <TextField<HomeValues> name="word" label={t('cannotCome.word')} help={t('cannotCome.wordHelp')} rows={2} />
      </EditPart>
      <EditButtons save={t('home.send')} isPending={isPending} onStop={onStop} />
    </Form>
  )
}

function valuesOf(registration: OwnRegistration): HomeValues {
  const { street, streetNr, zip, cityName, country, addressRemarks, numSeats } = registration
  const address = { street, streetNr, zip, cityName, country, addressRemarks }
  return { ...address, ...doorOf(registration), numSeats: String(numSeats ?? ''), word: '' }
}

import { mdiMenuDown } from '@mdi/js'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import type { ChangeEventHandler, ReactNode, Ref } from 'react'
import { Icon } from './icon.tsx'
import { FieldFrame, type FieldFrameProps } from './text-field.tsx'

interface NativeSelectProps
  extends Pick<
    FieldFrameProps,
    | ('disabled' | 'error' | 'helperText' | 'id' | 'isLabelShrunk' | 'label')
    | ('name' | 'onBlur' | 'required' | 'size' | 'sx')
  > {
  value: string | number
  onChange: ChangeEventHandler<HTMLSelectElement>
  inputRef?: Ref<HTMLSelectElement>
  /** Names a field without a label. */
  'aria-label'?: string
  /** Its options. */
  children: ReactNode
}

/** A choice that the browser shows: MUI's own loads a menu and a modal, its native one a second kind of field. */
export function NativeSelect({ children, value, onChange, inputRef, 'aria-label': name, ...props }: NativeSelectProps) {
  return (
    <FieldFrame {...props}>
      {(field) => (
        <OutlinedInput
          {...field}
          value={value}
          inputRef={inputRef}
          inputComponent={SelectWithArrow}
          inputProps={{ 'aria-label': name, children, type: undefined, onChoose: onChange }}
        />
      )}
    </FieldFrame>
  )
}

/** What else the field hands over goes to the select as it is, except its `onChange`, which is typed for inputs. */
interface SelectWithArrowProps {
  disabled?: boolean
  onChange?: unknown
  onChoose?: ChangeEventHandler<HTMLSelectElement>
}

function SelectWithArrow({ onChange: _, onChoose, ...props }: SelectWithArrowProps) {
  return (
    <>
      <Select {...props} onChange={onChoose} />
      <Icon path={mdiMenuDown} sx={{ ...arrow, color: props.disabled ? 'action.disabled' : 'action.active' }} />
    </>
  )
}

const Select = styled('select')(({ theme }) => ({
  appearance: 'none',
  userSelect: 'none',
  borderRadius: (theme.vars ?? theme).shape.borderRadius,
  cursor: 'pointer',
  '&:disabled': { cursor: 'default' },
  '& option': { backgroundColor: (theme.vars ?? theme).palette.background.paper },
  // Stronger than the padding of the field.
  '&&&': { paddingRight: 32 },
}))

/** Lets presses through to the select. */
const arrow = { position: 'absolute', right: 7, top: 'calc(50% - .5em)', pointerEvents: 'none' } as const

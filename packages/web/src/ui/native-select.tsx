import MuiNativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { ChangeEventHandler, ReactNode, Ref } from 'react'
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

/** A choice that the browser shows: MUI's own loads a menu and a modal. */
export function NativeSelect({ children, value, onChange, inputRef, 'aria-label': name, ...props }: NativeSelectProps) {
  return (
    <FieldFrame {...props}>
      {(field) => (
        <MuiNativeSelect
          value={value}
          onChange={onChange}
          inputRef={inputRef}
          inputProps={{ 'aria-label': name }}
          input={<OutlinedInput {...field} />}
        >
          {children}
        </MuiNativeSelect>
      )}
    </FieldFrame>
  )
}

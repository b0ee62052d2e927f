import { inquiryLabels } from '../../model/inquiries.ts'

/** In the order of the form. */
export const fields = ['firstName', 'lastName', 'email', 'inquiryType', 'position', 'resume', 'message'] as const
export type Field = (typeof fields)[number]

/** Those of an application, which may stay empty. */
export const optionalFields = ['position', 'resume'] as const satisfies readonly Field[]
export type OptionalField = (typeof optionalFields)[number]

type InquiryLabel = (typeof inquiryLabels)[number]

/** As they are submitted. */
export type InquiryType = Lowercase<InquiryLabel>
export const inquiryType = (label: InquiryLabel) => label.toLowerCase() as InquiryType

/** As it is shown. */
export const inquiryLabel = (type: InquiryType) => inquiryLabels.find((label) => inquiryType(label) === type) ?? type

/** The one subject to which a position and a résumé belong. */
export const career = inquiryType('Career Opportunities')

/** By which the script that runs before the form wakes finds it. */
export const formId = 'contact-form'

/** Where the form posts to, if there is a service. */
export const endpoint = '/api/messages'

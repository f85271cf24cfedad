import { feedbackImageBytesMax, feedbackImagesMax } from '@arara/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/errors.ts';

export interface FeedbackForm {
  readonly text: string;
  readonly remark: string;
  readonly images: readonly Buffer[];
}

const fieldBytesMax = 20_000;

/** Reads the parts of the form; more or larger files than a feedback may have end the reading. */
export async function readForm(request: FastifyRequest): Promise<FeedbackForm> {
  const said = { text: '', remark: '' };
  const images: Buffer[] = [];
  const limits = {
    files: feedbackImagesMax,
    fileSize: feedbackImageBytesMax,
    fields: 4,
    fieldSize: fieldBytesMax,
  };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      if (part.fieldname !== 'images') throw new AppError('request.invalid', { field: 'images' });
      images.push(bytes);
    } else if (part.fieldname === 'text' || part.fieldname === 'remark') {
      said[part.fieldname] = String(part.value).trim();
    }
  }
  return { ...said, images };
}

const typeBase = 'https://pix.bcb.gov.br/api/v2/error';

interface Violation {
  readonly razao: string;
  readonly propriedade: string;
  readonly valor?: string;
}

export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly violacoes?: readonly Violation[];
}

/** An answer of the API Pix that is not a success: RFC 7807 with the types of the standard. */
export class Problem extends Error {
  readonly body: ProblemBody;

  constructor(status: number, type: string, detail: string, violations: readonly Violation[] = []) {
    super(`${status} ${type}: ${detail}`);
    this.name = 'Problem';
    this.body = {
      type: `${typeBase}/${type}`,
      title: type,
      status,
      detail,
      ...(violations.length === 0 ? {} : { violacoes: violations }),
    };
  }
}

export const notFound = (type: string): Problem =>
  new Problem(404, type, 'Entidade não encontrada.');

export const forbidden = (): Problem =>
  new Problem(403, 'AcessoNegado', 'Requisição que viola alguma regra de autorização.');

export const unavailable = (): Problem =>
  new Problem(503, 'ServicoIndisponivel', 'Serviço não está disponível no momento.');

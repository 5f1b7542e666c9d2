-- Whether shippers that do not work with the forwarder find it in the directory and can send it requests.
alter table company_setting add in_directory boolean not null default true;
